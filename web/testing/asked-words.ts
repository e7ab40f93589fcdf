/** Words with two questions back, two numbers and a sentence that nothing rests on. */
export const ASKED_WORDS =
  'Squat 140x5. No heavy legs the day after football. I am 38, 45 minutes at most. My gym closes early in August.'
