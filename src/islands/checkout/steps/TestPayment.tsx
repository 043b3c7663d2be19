import { useState } from 'react';
import { Failure, SubmitButton } from '../../sign-in/SubmitButton.tsx';
import { useCheckout } from '../checkout-context.ts';

/** The processor of demonstration sites, labelled as what it is (CAR-11). */
export function TestPayment({ amount }: { amount: string }) {
	const { session } = useCheckout();
	const [isBusy, setIsBusy] = useState(false);
	const [failure, setFailure] = useState<string | null>(null);

	async function pay(): Promise<void> {
		if (isBusy) return;
		setIsBusy(true);
		const failed = await session.pay();
		setFailure(failed?.error ?? null);
		setIsBusy(false);
	}

	return (
		<form
			className="form checkout-test"
			aria-label="Test payment"
			onSubmit={(event) => {
				event.preventDefault();
				void pay();
			}}
		>
			<p className="checkout-test-label">Test payment: no money moves</p>
			<p>This is a demonstration site. No card is asked for and nothing is charged.</p>
			<Failure text={failure} />
			<div className="form-buttons">
				<SubmitButton busy={isBusy} text={`Pay ${amount} as a test`} />
			</div>
		</form>
	);
}
