import type { LeadFlow } from '../../../forms/flow/lead-flow.ts';
import { formProgress } from '../../../forms/flow/steps.ts';
import { stepText } from '../../../forms/rules/texts.ts';
import { useForm } from './form-context.ts';

/** How far the form is: a part for each step, those behind and the one at hand filled; told to screen readers of 100, 'Step 1 of 2' and what the step is about (FORM-7). */
export function StepProgress({ flow: { step, status } }: { flow: Pick<LeadFlow, 'step' | 'status'> }) {
	const { steps } = useForm().form;
	const text = stepText(step, steps.length);
	const title = steps.find(({ id }) => id === step)?.title;
	const percent = formProgress({ stepIndex: step, steps: steps.length, complete: status === 'success' });
	return (
		<div className="form-progress">
			<div
				role="progressbar"
				className="form-bar"
				aria-label="Progress"
				aria-valuemin={0}
				aria-valuemax={100}
				aria-valuenow={percent}
				aria-valuetext={text}
			>
				{steps.map(({ id }) => (
					<span key={id} data-reached={id <= step || undefined} />
				))}
			</div>
			<h3 className="type-card" data-step-title tabIndex={-1}>
				<span className="form-step">{text}</span>
				{title}
			</h3>
		</div>
	);
}
