import { formTexts } from '../../../forms/rules/texts.ts';

type Props = {
	busy: boolean;
	/** What the button that sends says while it is idle. */
	submit: string;
	/** Back to the step before; null on the first. */
	back: (() => void) | null;
};

/** Sends the step, and leads back to the one before (FORM-7). */
export function FormButtons({ busy, submit, back }: Props) {
	return (
		<div className="form-buttons">
			{back && (
				<button type="button" className="button button-outline" disabled={busy} onClick={back}>
					Back
				</button>
			)}
			<button type="submit" className="button button-primary form-submit" aria-disabled={busy || undefined}>
				{busy && <span className="form-spinner" aria-hidden="true" />}
				{busy ? formTexts.loading : submit}
			</button>
		</div>
	);
}
