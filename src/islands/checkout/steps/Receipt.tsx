import type { ReservationAnswer } from '../../../contract/reservations.ts';
import { toDollars } from '../../../domain/money/cents.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { useCheckout } from '../checkout-context.ts';
import { StepHead } from '../StepHead.tsx';

/** The car is reserved: the receipt, and what happens next (CAR-11). */
export function Receipt({ answer }: { answer: ReservationAnswer }) {
	const { form } = useCheckout();
	const { car, singular, nextSteps, provider } = form;
	const amount = formatMoney(toDollars(answer.deposit), form.settings.locale);
	const facts = [
		['Reference', answer.reference],
		['Reserved', car.title],
		['Deposit paid', `${amount} (${answer.currency})`],
	] as const;
	return (
		<>
			<svg className="checkout-done" viewBox="0 0 24 24" aria-hidden="true">
				<path d="M6 12.5l4 4 8-9" />
			</svg>
			<StepHead>This {singular} is reserved for you</StepHead>
			{provider === 'test' && <p className="checkout-test-label">Test payment: no money has moved</p>}
			<dl className="checkout-facts">
				{facts.map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<p>We send the receipt to your email address as well. Please quote the reference when you call.</p>
			<h3 className="checkout-terms-head">What happens next</h3>
			<ol className="checkout-points checkout-next">
				{nextSteps.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ol>
			<p className="checkout-ways">
				<button type="button" className="button button-outline" onClick={() => print()}>
					Print the receipt
				</button>
				<a className="button button-outline" href={form.list.path}>
					{form.list.name}
				</a>
			</p>
		</>
	);
}
