import { BackLink } from '../../parts/frame/back-link.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { site } from '../../site.ts'
import { SECTIONS } from '../../texts/generated/terms.ts'

interface ClauseProps {
  number: number
  /** The fragment of the address that leads here. */
  id?: string
  title: string
  paragraphs: readonly string[]
  /** The subject of a mail about it, if one can be sent. */
  mailSubject?: string
}

/** /terms — what buyer and seller may expect of each other. */
export const TermsScreen = () => (
  <Screen title="Terms of use">
    <BackLink to="/">Back to Home</BackLink>
    <Heading className="mt-6">Terms of Use</Heading>
    <Lead>In plain words, so that you can read all of them.</Lead>
    <ol className="mt-10">
      {SECTIONS.map((section, index) => (
        <Clause key={section.title} number={index + 1} {...section} />
      ))}
      <li className="border-t border-rule py-8">
        <ClauseTitle number={SECTIONS.length + 1} title="Contact" />
        <p className="measure mt-3 text-lg text-soft">
          Questions about these terms, a refund or your data? Please <SupportLink />. A person answers.
        </p>
      </li>
    </ol>
  </Screen>
)

const Clause = ({ number, id, title, paragraphs, mailSubject }: ClauseProps) => (
  <li id={id} className="border-t border-rule py-8">
    <ClauseTitle {...{ number, title }} />
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="measure mt-3 text-lg text-soft">
        {paragraph}
      </p>
    ))}
    {mailSubject && (
      <p className="mt-3 text-lg text-soft">
        Write to <SupportLink subject={mailSubject}>{site.supportEmail}</SupportLink>
      </p>
    )}
  </li>
)

const ClauseTitle = ({ number, title }: { number: number; title: string }) => (
  <h2 className="figures text-3xl">
    {number}. {title}
  </h2>
)
