import useSWRMutation from 'swr/mutation'
import { NAMELESS } from '../../../domain/shop/person.ts'
import { PRICE } from '../../../domain/shop/offer.ts'
import { Button } from '../../parts/button.tsx'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { explanationOf } from '../../requests/request.ts'
import { checkoutFor, type Order } from '../../purchase/checkout.ts'
import { markCheckout } from '../../purchase/last-checkout.ts'

interface PayAgainProps {
  surveyId: string
  email: string
  message: string
}

/** The bank did not confirm the payment. Nothing is lost, and the checkout is offered again. */
export function PayAgain({ surveyId, email, message }: PayAgainProps) {
  const { trigger, isMutating, error } = useSWRMutation(
    'checkout',
    (_: string, { arg }: { arg: Order }) => checkoutFor(arg),
    {
      onSuccess: (address) => {
        markCheckout()
        window.location.assign(address)
      },
      throwOnError: false,
    },
  )
  return (
    <Screen title="Your payment did not go through" key="unpaid">
      <Heading>Your Payment Did Not Go Through</Heading>
      <p role="alert" className="measure mt-4 text-xl font-semibold">
        {message}
      </p>
      <p className="measure mt-4 text-lg text-soft">
        Your bank did not confirm it. Your answers are saved: pay again, by another method if you like, and
        your program is written at once.
      </p>
      <Button
        className="mt-8 w-full text-xl sm:w-auto"
        disabled={isMutating}
        onClick={() => void trigger({ surveyId, email, name: NAMELESS })}
      >
        {`Back to the Checkout - ${PRICE}`}
      </Button>
      {error !== undefined && (
        <p role="alert" className="measure mt-4 font-semibold text-alert">
          {explanationOf(error, 'Failed to create checkout. Please try again.')}
        </p>
      )}
      <p className="mt-6 text-iron">
        Has money left your account? Please <SupportLink />.
      </p>
    </Screen>
  )
}
