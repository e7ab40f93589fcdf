import { ButtonLink } from '../../parts/button.tsx'
import { Unbroken } from '../../parts/unbroken.tsx'
import { PdfPicture } from './pdf-picture.tsx'
import { SAMPLE_INTENSITY, SAMPLE_MUSCLES, SAMPLE_NOTES, SAMPLE_WEEK } from '../../texts/generated/landing.ts'
import { Section } from './section.tsx'

/** A preview of the product before payment. */
export const SampleProgram = () => (
  <Section
    id="sample"
    title="See a sample program"
    lead="This is how a week reads. Yours has your days, your exercises and your numbers."
  >
    <div className="mt-12 grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
      <div>
        <Week />
        <Muscles />
        <Notes />
        <h3 className="mt-12 border-t-2 border-ink pt-4 text-4xl">Week 2</h3>
        <p className="mt-2 text-lg text-soft">
          A little more than week 1, and so on: the program continues through Week 8.
        </p>
        <ButtonLink to="/sample" look="plain" className="mt-6 w-full sm:w-auto">
          Open a whole sample program
        </ButtonLink>
      </div>
      <figure>
        <PdfPicture
          page="week"
          alt="A page of the PDF: one training day with its eight weeks side by side, what each week asks for, and a box to write in."
          sizes="(min-width: 64rem) 352px, (min-width: 40rem) 36rem, 92vw"
          className="w-full max-w-xl shadow-lg"
        />
        <figcaption className="mt-4 text-soft">
          A day on paper with its eight weeks, and room to write what you lifted.
        </figcaption>
      </figure>
    </div>
  </Section>
)

const Week = () => (
  <table className="figures w-full border-collapse text-left">
    <caption className="pb-4 text-left font-head text-4xl leading-none font-[850]">Week 1</caption>
    <thead>
      <tr className="border-b-2 border-ink">
        <th scope="col" className="py-2 pr-3 font-semibold">
          Exercise
        </th>
        {['Sets', 'Reps'].map((name) => (
          <th key={name} scope="col" className="px-2 py-2 text-right font-semibold sm:px-4">
            {name}
          </th>
        ))}
        <th scope="col" className="py-2 pl-2 text-right font-semibold sm:pl-4">
          Intensity
        </th>
      </tr>
    </thead>
    <tbody className="sm:text-lg">
      {SAMPLE_WEEK.map(({ exercise, sets, reps }) => (
        <tr key={exercise} className="border-b border-rule">
          <th scope="row" className="py-3 pr-3 font-bold">
            {exercise}
          </th>
          <td className="px-2 py-3 text-right sm:px-4">{sets}</td>
          <td className="px-2 py-3 text-right sm:px-4">{reps}</td>
          <td className="py-3 pl-2 text-right whitespace-nowrap sm:pl-4">{SAMPLE_INTENSITY}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A file of its own, which the page does not wait for. The words say all that it shows. */
const Muscles = () => (
  <p className="mt-6 flex items-center gap-5 text-lg">
    <img
      src="/pictures/sample-body.svg"
      width={212}
      height={220}
      alt=""
      loading="lazy"
      decoding="async"
      className="h-28 w-auto"
    />
    {SAMPLE_MUSCLES}
  </p>
)

const Notes = () => (
  <>
    <h3 className="mt-10 text-3xl">Programming notes</h3>
    <dl className="mt-4 grid gap-x-10 gap-y-5 sm:grid-cols-2">
      {SAMPLE_NOTES.map(({ title, text }) => (
        <div key={title}>
          <dt className="font-bold">{title}</dt>
          <dd className="mt-1 text-soft">
            <Unbroken>{text}</Unbroken>
          </dd>
        </div>
      ))}
    </dl>
  </>
)
