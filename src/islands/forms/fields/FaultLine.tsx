import { formTexts } from '../../../forms/rules/texts.ts';

type Props = {
	id: string;
	fault: string;
	/** Whether the visitor has changed the answer since it was checked (FORM-2). */
	changed: boolean | undefined;
	/** Read out at once, where nothing above the form says it. */
	aloud?: boolean;
};

/** What is wrong with an answer; once that was changed, that it will be checked again. */
export function FaultLine({ id, fault, changed = false, aloud = false }: Props) {
	return (
		<p
			className="field-fault"
			id={id}
			role={aloud && !changed ? 'alert' : undefined}
			data-changed={changed || undefined}
		>
			{changed ? formTexts.changed : fault}
		</p>
	);
}
