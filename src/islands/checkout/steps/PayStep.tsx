import { useState } from 'react';
import type { ReservationAnswer } from '../../../contract/reservations.ts';
import { toDollars } from '../../../domain/money/cents.ts';
import { formatMoney } from '../../../domain/words/written-number.ts';
import { useCheckout } from '../checkout-context.ts';
import { StepHead } from '../StepHead.tsx';
import { clockText, type HoldTime, spokenTime } from '../state/time-left.ts';
import { StripePayment } from '../stripe/StripePayment.tsx';
import { TestPayment } from './TestPayment.tsx';
import { useReservationNews, useSecondsLeft } from './use-hold.ts';

type Props = { answer: ReservationAnswer; time: HoldTime };

/** The car is held: the deposit is paid while the time lasts, or the car is given up (CAR-11). */
export function PayStep({ answer, time }: Props) {
	const { form } = useCheckout();
	const left = useSecondsLeft(time);
	const [isPaid, setIsPaid] = useState(false);
	const isPaying = answer.state === 'paying' || isPaid;
	const isOver = left === 0;
	const isCut = useReservationNews(isOver || isPaying);
	const amount = formatMoney(toDollars(answer.deposit), form.settings.locale);
	return (
		<>
			<StepHead>Pay the deposit of {amount}</StepHead>
			<p className="checkout-clock" role="timer">
				<span>This {form.singular} is held for you for</span>
				<strong>{clockText(left)}</strong>
			</p>
			<p className="sr-only" role="status">
				{spokenTime(left)}
			</p>
			{isCut && (
				<p className="notice" role="alert">
					You are not connected at the moment. The {form.singular} stays held for you; this page goes on as soon as you
					are back.
				</p>
			)}
			<Payment
				payment={answer.payment}
				amount={amount}
				isPaying={isPaying}
				isOver={isOver}
				onPaid={() => setIsPaid(true)}
			/>
			{!isPaying && !isOver && <GiveUp />}
		</>
	);
}

type PaymentProps = {
	payment: ReservationAnswer['payment'];
	amount: string;
	isPaying: boolean;
	isOver: boolean;
	onPaid: () => void;
};

function Payment({ payment, ...props }: PaymentProps) {
	const { amount, isPaying, isOver } = props;
	return (
		<>
			{isPaying && <p role="status">Your payment is under way. Please keep this page open until it is confirmed …</p>}
			{isOver && !isPaying && <p role="status">The time is up. We are looking whether your payment has arrived …</p>}
			{payment?.type === 'stripe' && <StripePayment payment={payment} {...props} />}
			{payment?.type === 'test' && !isOver && <TestPayment amount={amount} />}
			{payment === null && !isPaying && !isOver && <NoPayment />}
		</>
	);
}

function NoPayment() {
	const { session } = useCheckout();
	return (
		<div className="form">
			<div className="form-failure" role="alert">
				<p>The payment service does not answer at the moment. Nothing was charged.</p>
				<p className="form-failure-ways">
					<button type="button" className="button button-outline button-small" onClick={() => void session.refresh()}>
						Try again
					</button>
				</p>
			</div>
		</div>
	);
}

function GiveUp() {
	const { form, session } = useCheckout();
	const [failure, setFailure] = useState<string | null>(null);
	const give = async () => setFailure((await session.release())?.error ?? null);
	return (
		<p className="checkout-give-up">
			<button type="button" className="link" onClick={() => void give()}>
				Give up the reservation
			</button>{' '}
			The {form.singular} is then free for others, and nothing is charged.
			{failure && <span role="alert"> {failure}</span>}
		</p>
	);
}
