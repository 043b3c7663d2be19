import type { FormLookUps } from '../../../contract/forms-file.ts';
import type { ValuationRange as Range } from '../../../contract/look-ups.ts';
import { localiseText } from '../../../domain/words/wording.ts';
import type { FieldDefinition } from '../../../forms/definition.ts';
import { useForm } from '../shell/form-context.ts';
import { useValuation } from './use-valuation.ts';
import { dayText, rangeText } from './valuation-texts.ts';

type Props = { field: FieldDefinition; lookUps: FormLookUps };

/** What the visitor's vehicle is worth, as a range and never as one figure; without one, that the dealer gets back (FORM-17). */
export function ValuationRange({ field, lookUps }: Props) {
	const { id } = useForm();
	const state = useValuation(lookUps);
	const title = `${id(field.name)}-title`;
	return (
		<section className="field valuation" data-state={state.is} aria-labelledby={title}>
			<h4 id={title}>{field.label}</h4>
			<div role="status">
				{state.is === 'asking' && <p>Working out a price range …</p>}
				{state.is === 'none' && (
					<p>We cannot show a price range for this vehicle. Send the form and we will get back to you with a figure.</p>
				)}
				{state.is === 'shown' && <Shown range={state.range} lookUps={lookUps} />}
			</div>
		</section>
	);
}

function Shown({ range, lookUps }: { range: Range; lookUps: FormLookUps }) {
	const { locale } = useForm().site.settings;
	return (
		<>
			<p className="valuation-range">{rangeText(range, { locale, currency: lookUps.currency })}</p>
			{range.sample && (
				<p className="look-up-sample">Sample data: the figures are made up, to show how the form works.</p>
			)}
			<p>
				Worked out {!range.sample && `by ${range.by} `}on {dayText(range.at, locale)}. Valid until{' '}
				{dayText(range.until, locale)}.
			</p>
			<p className="valuation-depends">
				{localiseText(
					'An estimate, not an offer. The final figure depends on an inspection, the odometer reading, the condition and any finance owing.',
					locale,
				)}
			</p>
		</>
	);
}
