/** The number of choices made, on a button or beside a heading; nothing if there are none. */
export function Chosen({ count, className }: { count: number; className: string }) {
	if (count === 0) return null;
	return (
		<span className={className}>
			{count}
			<span className="sr-only"> chosen</span>
		</span>
	);
}
