import { Link } from 'react-router-dom'
import { GUARANTEE, PRICE, QUESTIONS_ASKED } from '../../../domain/shop/offer.ts'
import { ButtonLink } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { RegularPrice } from '../../parts/regular-price.tsx'
import { trackEvent } from '../../visits/track.ts'
import { PdfPicture } from './pdf-picture.tsx'

export const Hero = () => (
  <section className="mx-auto grid max-w-6xl items-center gap-x-12 gap-y-14 px-5 py-10 sm:px-8 sm:py-16 lg:grid-cols-[1fr_26rem]">
    <div>
      <Heading className="max-w-[14ch] text-6xl leading-[0.94] min-[360px]:text-7xl sm:text-8xl lg:text-[6.5rem]">
        Eight weeks of strength, written for you.
      </Heading>
      <p className="measure mt-6 text-xl text-soft">
        {`${QUESTIONS_ASKED} questions about your days, your equipment and what hurts. One program that fits the answers, as a PDF for your gym bag.`}
      </p>
      <p className="mt-8 flex flex-wrap items-baseline gap-x-3 text-2xl">
        <RegularPrice className="text-iron" />
        <strong className="font-head text-4xl leading-none font-[850] sm:text-5xl">{`${PRICE} Launch Special`}</strong>
      </p>
      <ButtonLink
        to="/onboarding"
        className="mt-5 w-full text-xl sm:w-auto sm:px-10"
        onClick={() => trackEvent('cta_click', { category: 'purchase', label: 'hero_button' })}
      >
        Get My 8-Week Strength Program Now
      </ButtonLink>
      <p className="measure mt-4 text-iron" data-sold-at="stripe">
        One-time payment, taxes included. No subscription. {GUARANTEE}.
      </p>
      <p className="mt-1">
        <Link to="/access" className="inline-block py-2 underline underline-offset-4">
          Already bought? Get your link.
        </Link>
      </p>
    </div>
    <figure className="mx-auto w-full max-w-md lg:max-w-none">
      <div className="relative pr-[14%] pb-[8%]">
        <div className="absolute top-[7%] right-0 w-[78%] origin-bottom rotate-3">
          <PdfPicture
            page="week"
            alt=""
            sizes="(min-width: 64rem) 330px, 70vw"
            className="w-full shadow-lg"
          />
        </div>
        <div className="relative">
          <PdfPicture
            page="cover"
            alt="The cover of a program: eight bars, one a week, four days a week of sixty minutes, and what it was made for."
            sizes="(min-width: 64rem) 360px, 78vw"
            className="w-full shadow-lg"
          />
        </div>
      </div>
      <figcaption className="text-soft">
        A real program, made for an example called Alex. One bar a week: the work builds, eases off once, and
        builds again.
      </figcaption>
    </figure>
  </section>
)
