import type { CarTag } from '../../domain/cars/tag.ts';
import { CarIcon } from './CarIcon.tsx';
import sheet from './car-icons.svg?url';

/** The tag over a car's picture (CARD-3); certified cars have a drawn seal for one. */
export function TagBanner({ tag }: { tag: CarTag }) {
	if (tag.kind === 'certified')
		return (
			<svg className="car-seal" data-tag="certified" role="img" aria-label={tag.text}>
				<use href={`${sheet}#seal`} />
			</svg>
		);
	return (
		<p className={`car-tag car-tag-${tag.kind}`} data-tag={tag.kind}>
			{(tag.kind === 'electric' || tag.kind === 'hybrid') && <CarIcon name="bolt" />}
			{tag.text}
		</p>
	);
}
