import { type ReactNode, useState } from 'react';

/** A value of a facet: its label, how many cars have it, and where it leads without script. */
export type Choice = { value: string; label: string; count: number; path: string; chosen: boolean };

type Props = {
	choices: readonly Choice[];
	/** `makes`, for the words of the button that shows the others. */
	plural: string;
	/** How many are shown at first. */
	limit: number;
	/** Called with the value; without it the choices are links. */
	onChoose?: (value: string) => void;
};

/** The values of a facet: links as the build draws them, boxes to tick once the search runs in the page. */
export function ChoiceList({ choices, plural, limit, onChoose }: Props) {
	const [all, setAll] = useState(false);
	const long = choices.length > limit + 1;
	const isExtra = ({ chosen }: Choice, index: number) => long && !all && !chosen && index >= limit;
	const shown = onChoose ? choices.filter((choice, index) => !isExtra(choice, index)) : choices;
	return (
		<>
			<ul>
				{shown.map((choice, index) => (
					<li key={choice.value} className={!onChoose && isExtra(choice, index) ? 'facet-extra' : undefined}>
						{onChoose ? <TickBox choice={choice} onChoose={onChoose} /> : <ChoiceLink choice={choice} />}
					</li>
				))}
			</ul>
			{long && (
				<button
					type="button"
					className="facet-more needs-script"
					aria-expanded={all}
					data-focus={`more-${plural}`}
					onClick={() => setAll(!all)}
				>
					{all ? `Fewer ${plural}` : `All ${choices.length} ${plural}`}
				</button>
			)}
		</>
	);
}

type OfChoice = { choice: Choice };

function ChoiceLink({ choice }: OfChoice) {
	return (
		<a
			className="facet-choice"
			href={choice.path}
			data-choice={choice.value}
			aria-current={choice.chosen ? 'true' : undefined}
		>
			<Words choice={choice}>
				<span className="facet-tick" />
			</Words>
		</a>
	);
}

function TickBox({ choice, onChoose }: OfChoice & { onChoose: (value: string) => void }) {
	return (
		<label className="facet-choice">
			<Words choice={choice}>
				<input
					type="checkbox"
					className="facet-tick"
					data-choice={choice.value}
					checked={choice.chosen}
					onChange={() => onChoose(choice.value)}
				/>
			</Words>
		</label>
	);
}

function Words({ choice: { label, count }, children }: OfChoice & { children: ReactNode }) {
	return (
		<>
			{children}
			<span className="facet-label">{label}</span>
			<span className="facet-count">
				<span className="sr-only">(</span>
				{count}
				<span className="sr-only">)</span>
			</span>
		</>
	);
}
