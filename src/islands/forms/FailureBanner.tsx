import { formTexts } from '../../forms/texts.ts';

type Props = {
	error: string | null;
	/** The lead is kept on the device and sent as soon as that can be done. */
	isKept: boolean;
	contactHref: string;
};

/** What went wrong, and what can be done about it (FORM-12). Nothing that was typed is lost. */
export function FailureBanner({ error, isKept, contactHref }: Props) {
	return (
		<div className="form-failure" role="alert">
			<p>
				<strong>{formTexts.failed}</strong>
			</p>
			{error && error !== formTexts.failed && <p>{error}</p>}
			{isKept && <p>What you wrote is kept on this device. It is sent once you are online, and never twice.</p>}
			<p className="form-failure-ways">
				<button type="submit" className="button button-outline button-small">
					Try again
				</button>
				<a className="link" href={contactHref}>
					How else to reach us
				</a>
			</p>
		</div>
	);
}
