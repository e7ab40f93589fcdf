import { useLocation } from 'react-router-dom'

/** The query's parameters, with plus signs kept: `?email=anna+gym@example.com` means what it says. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useLocation().search.replaceAll('+', '%2B'))

/** A query that `useQuery` can read: a space is `%20`, never a plus sign, which `useQuery` would keep. */
export const queryOf = (parameters: Record<string, string>): string =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20')
