import { useRef, useState } from 'react';
import { Failure, SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { useCheckout } from '../checkout-context.ts';
import { useStripeForm } from './use-stripe-form.ts';

type Props = {
	payment: { key: string; client_secret: string };
	amount: string;
	/** The server knows of a payment that is under way. */
	isPaying: boolean;
	/** The hold has run out: nothing more is paid, but a payment that has begun is not cut off. */
	isOver: boolean;
	/** Called once Stripe has taken the payment. */
	onPaid: () => void;
};

/** The deposit by card, Apple Pay or Google Pay, in Stripe's own fields (CAR-11). */
export function StripePayment({ payment, amount, isPaying, isOver, onPaid }: Props) {
	const { session } = useCheckout();
	const place = useRef<HTMLDivElement>(null);
	const [isBusy, setIsBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);
	const isNeeded = isBusy || !(isPaying || isOver);
	const { key, client_secret: clientSecret } = payment;
	const { state, opened, load } = useStripeForm(place, { key, clientSecret, isNeeded });

	async function pay(): Promise<void> {
		if (isBusy || !opened.current) return;
		setIsBusy(true);
		setFailure(null);
		const fault = await opened.current.confirm();
		setFailure(fault);
		if (fault === null) {
			onPaid();
			await session.refresh();
		}
		setIsBusy(false);
	}

	if (!isNeeded) return null;
	return (
		<form
			className="form"
			aria-label="Pay the deposit"
			onSubmit={(event) => {
				event.preventDefault();
				void pay();
			}}
		>
			<div ref={place} />
			{state === 'loading' && <p role="status">Loading the card fields of Stripe …</p>}
			{state === 'unavailable' && (
				<div className="form-failure" role="alert">
					<p>The card fields of Stripe could not be loaded. Nothing was charged.</p>
					<p className="form-failure-ways">
						<button type="button" className="button button-outline button-small" onClick={load}>
							Try again
						</button>
					</p>
				</div>
			)}
			<Failure text={failure} />
			{state === 'ready' && (
				<>
					<div className="form-buttons">
						<SubmitButton busy={isBusy} text={`Pay ${amount}`} />
					</div>
					<p className="form-kept">The payment is taken by Stripe. We never see or keep the number of your card.</p>
				</>
			)}
		</form>
	);
}
