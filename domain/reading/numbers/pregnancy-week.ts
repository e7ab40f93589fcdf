const LONGEST = 42
const IN_A_MONTH = 4.345
const TERM = 40

/** `Due in 10 weeks` */
const DUE =
  /\b(?:due|baby (?:comes|arrives|is due)|termin|fecha de parto|accouchement|parto)\b[^.;\n]{0,12}?\b(?:in|en|dans|tra|em|over) (?:about |ca\.? )?(\d{1,2}) ?(weeks?|wks?|w|wochen|semanas?|semaines?|settimane|weken|months?|mths?|monaten?|meses|mois|mesi|maanden)\b/i
const MONTHS = /^m/i
/** `22+3` */
const AND_DAYS = /\b(\d{1,2}) ?\+ ?[0-6]\b/
/** `22. SSW`, `22 SA`, `22w pregnant` */
const COUNTED =
  /\b(\d{1,2})(?:\.|ª|[aºe]|st|nd|rd|th)? ?(?:ssw|schwangerschaftswoche|woche|semana|semaine|settimana|week|sa|w(?=k?s? (?:pregnan|preg|along)))\b/i
/** `Week 22`, but not `twice a week 30 minutes`. */
const NAMED =
  /(?<!\b(?:a|per|each|every|pro|por|par) )\b(?:ssw|week|woche|semana|semaine|settimana) (\d{1,2})\b(?! ?(?:min|h\b|hours?|x\b|kg|lb|days?))/i

/** The week of a pregnancy in any form other than `22 weeks` beside the word. */
export function pregnancyWeek(said: string): number | null {
  const due = DUE.exec(said)
  const toGo = due && Number(due[1]) * (MONTHS.test(due[2] ?? '') ? IN_A_MONTH : 1)
  const found = AND_DAYS.exec(said) ?? COUNTED.exec(said) ?? NAMED.exec(said)
  const week = toGo === null ? Number(found?.[1] ?? 0) : Math.round(TERM - toGo)
  return week > 0 && week <= LONGEST ? week : null
}
