import { formTexts } from '../../../forms/rules/texts.ts';
import { useForm } from './form-context.ts';

/** What becomes of what is filled in: a first step is kept as soon as the visitor goes on (FORM-8). With the way to the privacy policy. */
export function KeptNote({ step }: { step: number }) {
	const { form, site } = useForm();
	const isLast = form.steps.at(-1)?.id === step;
	const isQuiet = form.steps.find(({ id }) => id === step)?.quiet === true;
	const told = form.steps.find(({ quiet }) => !quiet)?.id;
	if (isLast && step !== told) return null;
	const text = isQuiet ? formTexts.detailsNext : isLast ? formTexts.kept : formTexts.keptOnContinue;
	return (
		<p className="form-kept">
			{`${text} `}
			<a className="link" href={site.privacyPath} target="_blank" rel="noopener">
				Privacy policy<span className="sr-only"> (opens in a new tab)</span>
			</a>
		</p>
	);
}
