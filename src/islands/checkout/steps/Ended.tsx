import type { ReactNode } from 'react';
import { useCheckout } from '../checkout-context.ts';
import { StepHead } from '../StepHead.tsx';
import type { Stage } from '../state/stage.ts';

type Over = Exclude<Stage, { is: 'loading' | 'details' | 'taken' }>;

/** What is said where a reservation has come to nothing, and the ways on (CAR-11). */
export function Ended({ stage }: { stage: Over }) {
	const { form, session } = useCheckout();
	const { title, text } = wordsOf(stage, form.singular);
	return (
		<>
			<StepHead>{title}</StepHead>
			<p role="status">{text}</p>
			<p className="checkout-ways">
				{wayOn(stage, session)}
				<a className="button button-outline" href={form.contactPath}>
					Contact us
				</a>
				<a className="button button-outline" href={form.list.path}>
					{form.list.name}
				</a>
			</p>
		</>
	);
}

function wordsOf(stage: Over, singular: string): { title: string; text: string } {
	switch (stage.is) {
		case 'withdrawn':
			return {
				title: `This ${singular} can no longer be reserved online`,
				text: 'It may have been sold, or changed since you opened the page. Nothing was charged. Ask us about it.',
			};
		case 'unknown':
			return {
				title: 'We are looking for your payment',
				text: 'You come back from paying, and this browser does not know your reservation. If the payment went through, the receipt is on its way to your email address. Call us if it does not arrive within a few minutes; do not pay again.',
			};
		case 'unreachable':
			return { title: 'We cannot look up your reservation', text: stage.error };
		case 'mine':
			return endWords(stage, singular);
	}
}

function endWords({ answer }: Extract<Over, { is: 'mine' }>, singular: string): { title: string; text: string } {
	const back = answer.reason ?? 'The whole deposit goes back to the card that it was paid with.';
	if (answer.state === 'refunding') return { title: 'We’re refunding your deposit', text: back };
	if (answer.state === 'refunded')
		return {
			title: 'Your deposit was refunded',
			text: answer.reason ?? 'The whole deposit went back to the card that it was paid with.',
		};
	return {
		title: 'The time to pay is over',
		text: `The ${singular} is no longer held for you, and nothing was charged. If nobody else has it, you can start again.`,
	};
}

function wayOn(stage: Over, { refresh, startAgain }: ReturnType<typeof useCheckout>['session']): ReactNode {
	const isLapsed = stage.is === 'mine' && stage.answer.state === 'lapsed';
	if (!isLapsed && stage.is !== 'unreachable') return null;
	return (
		<button type="button" className="button button-primary" onClick={() => void (isLapsed ? startAgain() : refresh())}>
			{isLapsed ? 'Start again' : 'Try again'}
		</button>
	);
}
