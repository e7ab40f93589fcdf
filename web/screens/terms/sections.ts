import { GUARANTEE, GUARANTEE_DAYS, REFUND_TAKES, SURVEY_DAYS } from '../../../domain/shop/offer.ts'
export interface Section {
  title: string
  /** The fragment of the address that leads here. */
  id?: string
  paragraphs: readonly string[]
  /** The subject of a mail about it, if one can be sent. */
  mailSubject?: string
}

/** The terms in their order. Each promises what the product does, so change both together. */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Service description',
    paragraphs: [
      'Eightfold writes a personalized 12-week strength training program with the help of an AI, from the answers that you give in a questionnaire, and delivers it as a PDF. Where the page on which you bought names another length, such as 8 weeks, that length is what you have bought.',
      'It is a program generator. It is not a lift-tracking app, not coaching by a person, and needs no account. The calculators on this site are free.',
    ],
  },
  {
    title: 'Acceptance of terms',
    paragraphs: [
      'By buying a program or using this site you agree to these terms. If you do not agree, please do not buy. You must be at least 18 years old, or have the consent of a parent or guardian.',
    ],
  },
  {
    title: 'Payment and pricing',
    paragraphs: [
      'You pay once. Prices are in US dollars (USD) and include taxes. There is no subscription, and nothing is charged later.',
      'Payments are processed by a payment provider, on its own pages and under its own terms. We never see or store your card number.',
    ],
  },
  {
    id: 'refunds',
    title: `${GUARANTEE_DAYS}-day money-back refund policy`,
    mailSubject: 'Refund',
    paragraphs: [
      `You have a ${GUARANTEE}. Write to us within ${GUARANTEE_DAYS} days of buying and you get the full price back; you do not need to give a reason.`,
      `We process refunds in ${REFUND_TAKES}. They go back the way you paid; your bank may need a few days more to show them.`,
    ],
  },
  {
    title: 'Medical disclaimer',
    paragraphs: [
      'What we provide is general fitness information, not medical advice, diagnosis or treatment. Talk to a doctor before you start, above all if you are pregnant, have a heart condition, a recent injury or surgery, or any other health concern.',
      'Strength training can injure. Stop and get help if something hurts, or if you feel faint or short of breath.',
    ],
  },
  {
    title: 'Intellectual property',
    paragraphs: [
      'Your program is for your personal use only. You may print it and keep copies of it. You may not sell it, publish it, or give it to clients as your own work. This site, its texts and its drawings remain ours.',
    ],
  },
  {
    title: 'Limitation of liability',
    paragraphs: [
      'We take care, but we cannot promise a particular result, and a program written by an AI can contain mistakes: use your own judgment. As far as the law allows, our liability is limited to the amount that you paid.',
      'Nothing here limits liability that the law does not let us limit, or the rights that you have as a consumer.',
    ],
  },
  {
    title: 'Your responsibilities',
    paragraphs: [
      'Answer the questionnaire truthfully and name injuries and limits: the program is only as good as what it knows. Use equipment that is safe, learn the lifts before you load them, and give an email address that is yours.',
      'Keep your license key and the links that we mail to yourself. Please do not try to break, overload or copy the service.',
    ],
  },
  {
    title: 'Privacy',
    paragraphs: [
      `We keep your name, your email, your answers and your program, to write it, to deliver it and to help you later. Your answers go to the provider of the AI that writes the program; payment data stays with the payment provider. We do not sell any of it. Answers that no program is bought with are deleted, at the latest ${SURVEY_DAYS} days after you last used them.`,
      'We mail what belongs to your purchase, and tips and updates that you can unsubscribe from in every such mail. Feedback is kept with the email that you give, if you give one. What you type into the calculators does not leave your browser. To see or delete your data, use “Already bought?” to get your link: that mail leads to both. Or write to us.',
    ],
  },
  {
    title: 'Changes to terms',
    paragraphs: [
      'We may change these terms. What counts for a purchase is the version that stood here on the day you bought.',
    ],
  },
  {
    title: 'Governing law',
    paragraphs: [
      'The law of the place where the seller named on your receipt is established applies. If you buy as a consumer, the protection of the law where you live remains.',
    ],
  },
]
