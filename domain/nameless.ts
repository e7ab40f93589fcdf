/** The name of a buyer who gave none: the specification's placeholder. Nobody is greeted by it. */
export const NAMELESS = 'User'
