import { Accordion } from 'radix-ui'
import { buttonLook } from '../../parts/button-look.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { site } from '../../site.ts'
import { QUESTIONS } from '../../texts/generated/faq.ts'

/** /faq — what people ask before they buy. */
export const FaqScreen = () => (
  <Screen title="Questions and answers">
    <Heading>Frequently Asked Questions</Heading>
    <Accordion.Root type="single" collapsible className="mt-10 border-t-2 border-ink">
      {QUESTIONS.map(({ question, answer }) => (
        <Accordion.Item key={question} value={question} className="border-b border-rule">
          <Accordion.Header asChild>
            <h2 className="text-3xl">
              <Accordion.Trigger className="group flex w-full items-center justify-between gap-6 py-5 text-left [word-spacing:inherit] decoration-2 underline-offset-4 hover:underline">
                {question}
                <PlusIcon />
              </Accordion.Trigger>
            </h2>
          </Accordion.Header>
          {/* Always in the page, so that it can be read and indexed without JavaScript, or if ours does not
           load. */}
          <Accordion.Content
            forceMount
            className="measure pr-8 pb-6 text-lg text-soft data-[state=closed]:hidden noscript:data-[state=closed]:block in-data-plain:data-[state=closed]:block"
          >
            {answer}
          </Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
    <section aria-labelledby="more" className="mt-14">
      <h2 id="more" className="text-4xl">
        Something else?
      </h2>
      <p className="mt-3 text-lg text-soft">Write to us. A person reads it and answers.</p>
      <div className="mt-6 flex flex-wrap gap-4">
        <a href={`mailto:${site.supportEmail}`} className={`${buttonLook('plain')} w-full sm:w-auto`}>
          Contact Support
        </a>
        <ButtonLink to="/onboarding" className="w-full sm:w-auto">
          Create My Program
        </ButtonLink>
      </div>
    </section>
  </Screen>
)

/** A plus that becomes a minus. */
const PlusIcon = () => (
  <svg aria-hidden viewBox="0 0 20 20" className="size-5 shrink-0" stroke="currentColor" strokeWidth={2.5}>
    <path d="M3 10h14" />
    <path d="M10 3v14" className="group-data-[state=open]:invisible" />
  </svg>
)
