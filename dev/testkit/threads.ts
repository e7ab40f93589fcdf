import { createRulesThread } from '../../language-model/rules-thread.ts'
import { createPdfThread } from '../../activities/pdf/pdf-thread.ts'
import { createWordsThread } from '../../gateway/reading/words-thread.ts'
import { createSpreadsheetThread } from '../../gateway/exports/spreadsheet/spreadsheet-thread.ts'

/**
 * The threads that all tests of this process share, since each takes a second to start. They end with the
 * process: a test closes none.
 */
export const threads = {
  pdfs: createPdfThread(),
  rules: createRulesThread(),
  spreadsheets: createSpreadsheetThread(),
  words: createWordsThread(),
}
