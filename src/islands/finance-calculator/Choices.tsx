type ChoicesProps = {
	name: string;
	legend: string;
	/** Shown above them; without it the legend is only read out. */
	shown?: string;
	chosen: string | number;
	/** `name` is what is read out, where the label is short. */
	values: readonly { value: string | number; label: string; name?: string }[];
};

/** One of a few, side by side. */
export function Choices({ name, legend, shown, chosen, values }: ChoicesProps) {
	return (
		<fieldset className={`finance-choices finance-${name}`}>
			<legend className={shown ? undefined : 'sr-only'}>{shown ?? legend}</legend>
			<div className="segments">
				{values.map(({ value, label, name: said }) => (
					<label key={value}>
						<input type="radio" name={name} value={value} aria-label={said} defaultChecked={value === chosen} />
						<span>{label}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
