/** Beneath every program and every form for one. */
export const DISCLAIMER =
  'This program is general fitness information, not medical advice. Talk to a doctor before you start if you are pregnant, have a heart condition, a recent injury or surgery, or any other health concern. Stop if something hurts. Get help if it does not pass, or if you feel faint or short of breath.'
