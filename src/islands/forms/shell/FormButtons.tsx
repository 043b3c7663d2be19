import { formTexts } from '../../../forms/rules/texts.ts';

type Props = {
	busy: boolean;
	/** The step’s vehicle has still to be found: the button does that first (USER-10). */
	finding: { text: string; isBusy: boolean } | null;
	/** What the button that sends says while it is idle. */
	submit: string;
	/** Back to the step before; null on the first. */
	back: (() => void) | null;
};

/** Sends the step, and leads back to the one before (FORM-7). */
export function FormButtons({ busy, finding, submit, back }: Props) {
	const isBusy = busy || finding?.isBusy === true;
	return (
		<div className="form-buttons">
			{back && (
				<button type="button" className="button button-outline" disabled={busy} onClick={back}>
					Back
				</button>
			)}
			<button type="submit" className="button button-primary form-submit" aria-disabled={isBusy || undefined}>
				{isBusy && <span className="form-spinner" aria-hidden="true" />}
				{busy ? formTexts.loading : (finding?.text ?? submit)}
			</button>
		</div>
	);
}
