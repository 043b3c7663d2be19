import { useEffect, useRef } from 'react';
import { formTexts } from '../../../forms/rules/texts.ts';
import { type Unsent, unsentTexts } from '../sending/unsent-texts.ts';

type Props = {
	error: string | null;
	/** Where the lead is until it can be sent; null if it will not be sent again. */
	unsent: Unsent | null;
	contactHref: string;
	/** Whether the same can be sent again: not where an answer has to be put right first. */
	canRetry: boolean;
};

/** What went wrong, and what can be done about it (FORM-12). Nothing that was typed is lost. */
export function FailureBanner({ error, unsent, contactHref, canRetry }: Props) {
	const banner = useRef<HTMLDivElement>(null);
	useEffect(() => {
		banner.current?.scrollIntoView({ block: 'nearest' });
	}, []);
	return (
		<div ref={banner} className="form-failure" role="alert">
			<p>
				<strong>{formTexts.failed}</strong>
			</p>
			{error && error !== formTexts.failed && <p>{error}</p>}
			{unsent && <p>{unsentTexts[unsent]}</p>}
			<p className="form-failure-ways">
				{canRetry && (
					<button type="submit" className="button button-outline button-small">
						Try again
					</button>
				)}
				<a className="link" href={contactHref}>
					Other ways to reach us
				</a>
			</p>
		</div>
	);
}
