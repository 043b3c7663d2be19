const steps = ['Details', 'Deposit', 'Reserved'] as const;

/** The steps of reserving a car, and which one the visitor is at. */
export function Progress({ step }: { step: 0 | 1 | 2 | null }) {
	if (step === null) return null;
	return (
		<ol className="checkout-progress">
			{steps.map((name, index) => (
				<li
					key={name}
					aria-current={index === step ? 'step' : undefined}
					data-done={index < step || step === 2 ? '' : undefined}
				>
					<span aria-hidden="true">{index + 1}</span>
					{name}
				</li>
			))}
		</ol>
	);
}
