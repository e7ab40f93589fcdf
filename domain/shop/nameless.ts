/** The specification's placeholder name for a buyer who gave none. Nobody is greeted by it. */
export const NAMELESS = 'User'
