import type { KeyFact } from '../../site/car-facts.ts';
import { CarIcon } from '../CarIcon.tsx';

/** What a buyer looks at first, each with a drawing. */
export function KeyFacts({ facts }: { facts: readonly KeyFact[] }) {
	return (
		<dl className="key-facts">
			{facts.map(({ kind, label, value }) => (
				<div key={kind}>
					<dt>
						<CarIcon name={kind} />
						{label}
					</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}
