import { site } from '../site.ts'

export const SupportLink = ({ children = 'contact support' }: { children?: string }) => (
  <a href={`mailto:${site.supportEmail}`} className="underline underline-offset-4">
    {children}
  </a>
)
