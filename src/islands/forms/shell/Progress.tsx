type Props = { text: string; title: string | undefined; percent: number };

/** How far the form is: a bar of 100, 'Step 1 of 2' and what the step is about (FORM-7). */
export function Progress({ text, title, percent }: Props) {
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
				<span style={{ width: `${percent}%` }} />
			</div>
			<h3 className="type-card" data-step-title tabIndex={-1}>
				<span className="form-step">{text}</span>
				{title}
			</h3>
		</div>
	);
}
