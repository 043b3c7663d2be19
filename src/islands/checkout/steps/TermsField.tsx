import { FaultLine } from '../../forms/fields/FaultLine.tsx';
import { useCheckout } from '../checkout-context.ts';

type Props = { isTicked: boolean; fault: string | undefined; changed: boolean; onTick: (isTicked: boolean) => void };

/** The terms of a reservation, to be read and agreed to. */
export function TermsField({ isTicked, fault, changed, onTick }: Props) {
	const { terms } = useCheckout().form;
	const described = ['checkout-terms', fault && 'checkout-terms-fault'].filter(Boolean).join(' ');
	return (
		<div className="field">
			<div className="checkout-terms" id="checkout-terms">
				<h3 className="checkout-terms-head">What the deposit means</h3>
				<ul className="checkout-points">
					{terms.paragraphs.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ul>
				{terms.url && (
					<p>
						<a className="link" href={terms.url} target="_blank" rel="noopener">
							The full terms<span className="sr-only"> (opens in a new tab)</span>
						</a>
					</p>
				)}
			</div>
			<label className="field-choice">
				<input
					type="checkbox"
					name="terms"
					checked={isTicked}
					aria-required
					aria-invalid={fault && !changed ? true : undefined}
					aria-describedby={described}
					onChange={({ target }) => onTick(target.checked)}
				/>
				<span>I agree to these terms.</span>
			</label>
			{fault && <FaultLine id="checkout-terms-fault" fault={fault} changed={changed} aloud />}
		</div>
	);
}
