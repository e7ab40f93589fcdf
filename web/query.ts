import { useLocation } from 'react-router-dom'

/** The query's parameters, a literal plus sign kept: `?email=anna+gym@example.com` means what it says. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useLocation().search.replaceAll('+', '%2B'))

/** A query as `useQuery` reads it: a space is `%20`, never the plus sign that it would take at its word. */
export const queryOf = (parameters: Record<string, string>): string =>
  new URLSearchParams(parameters).toString().replaceAll('+', '%20')
