import { figureOf, isMet, type Row, type Run, spreadOf, told } from './row.ts'

export const tableOf = ({ rows }: Pick<Run, 'rows'>): string =>
  ['| figure | measured | rounds | goal | |', '| --- | ---: | ---: | ---: | --- |', ...rows.map(lineOf)].join(
    '\n',
  )

function lineOf(row: Row): string {
  const [least, most] = spreadOf(row)
  const spread = row.values.length > 1 ? `${told(least)} to ${told(most)}` : ''
  const goal = `${row.goal.is} ${told(row.goal.value)}`
  return `| ${row.name} | ${told(figureOf(row))} ${row.unit} | ${spread} | ${goal} | ${isMet(row) ? 'met' : 'missed'} |`
}

/** The content of `docs/benchmarks.md`. */
export const pageOf = (run: Run): string => `# Benchmarks

What \`npm run measure -- bench\` measured on ${run.at}, on two cores. Compared sides were measured alternately; the median of the rounds counts. Times depend on the machine, ratios do not. Bare pdfkit took ${told(run.yardstickMs)} ms of processor time for the tables of a program; \`npm run measure -- bench compare OLD.json\` shows how the figures of [benchmarks.json](benchmarks.json) changed since an earlier run. It scales times by how long bare pdfkit took in each run.

${tableOf(run)}
`
