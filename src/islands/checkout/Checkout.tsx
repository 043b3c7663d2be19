import { useEffect, useSyncExternalStore } from 'react';
import { type CheckoutContext, CheckoutProvider } from './checkout-context.ts';
import { Progress } from './Progress.tsx';
import type { Stage } from './state/stage.ts';
import { DetailsStep } from './steps/DetailsStep.tsx';
import { Ended } from './steps/Ended.tsx';
import { PayStep } from './steps/PayStep.tsx';
import { Receipt } from './steps/Receipt.tsx';
import { Taken } from './steps/Taken.tsx';

/** Reserving a car: details and terms, the deposit, the receipt; and what is said where it comes to nothing (CAR-11). */
export function Checkout(context: CheckoutContext) {
	const { session } = context;
	const stage = useSyncExternalStore(session.stage.listen, session.stage.get);
	const isOver = stage.is === 'taken' || stage.is === 'withdrawn';
	useEffect(() => {
		const similar = document.querySelector<HTMLElement>('[data-checkout-similar]');
		if (similar) similar.hidden = !isOver;
	}, [isOver]);
	return (
		<CheckoutProvider value={context}>
			<Progress step={stepOf(stage)} />
			<Part stage={stage} />
		</CheckoutProvider>
	);
}

function Part({ stage }: { stage: Stage }) {
	if (stage.is === 'loading') return <p role="status">Loading</p>;
	if (stage.is === 'details') return <DetailsStep note={stage.note} />;
	if (stage.is === 'taken') return <Taken until={stage.until} />;
	if (stage.is !== 'mine') return <Ended stage={stage} />;
	const { answer, time } = stage;
	if (answer.state === 'held' || answer.state === 'paying') return <PayStep answer={answer} time={time} />;
	if (answer.state === 'reserved') return <Receipt answer={answer} />;
	return <Ended stage={stage} />;
}

/** 0 for the details, 1 for the payment, 2 once it is done; null where there is nothing to go on with. */
function stepOf(stage: Stage): 0 | 1 | 2 | null {
	if (stage.is === 'loading' || stage.is === 'details') return 0;
	if (stage.is !== 'mine') return null;
	if (stage.answer.state === 'held' || stage.answer.state === 'paying') return 1;
	return stage.answer.state === 'reserved' ? 2 : null;
}
