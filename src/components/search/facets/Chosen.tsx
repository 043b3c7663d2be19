type Props = {
	count: number;
	className: string;
	/** The choices, which a facet that is folded away says in place of their number. */
	words?: string;
};

/** The number of choices made, on a button or beside a heading; nothing if there are none. */
export function Chosen({ count, className, words }: Props) {
	if (count === 0) return null;
	return (
		<>
			{words && <span className="facet-words">{words}</span>}
			<span className={className}>
				{count}
				<span className="sr-only"> chosen</span>
			</span>
		</>
	);
}
