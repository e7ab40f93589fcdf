import { useLocation } from 'react-router-dom'

/** The query's parameters, a literal plus sign kept: `?email=anna+gym@example.com` means what it says. */
export const useQuery = (): URLSearchParams =>
  new URLSearchParams(useLocation().search.replaceAll('+', '%2B'))
