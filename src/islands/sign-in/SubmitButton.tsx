import { formTexts } from '../../forms/rules/texts.ts';

/** Sends a form; while it is under way it turns and cannot be pressed again. */
export function SubmitButton({ busy, text }: { busy: boolean; text: string }) {
	return (
		<button type="submit" className="button button-primary form-submit" aria-disabled={busy || undefined}>
			{busy && <span className="form-spinner" aria-hidden="true" />}
			{busy ? formTexts.loading : text}
		</button>
	);
}

/** What went wrong with a call, said at once. */
export function Failure({ text }: { text: string | null }) {
	if (!text) return null;
	return (
		<p className="form-failure" role="alert">
			{text}
		</p>
	);
}
