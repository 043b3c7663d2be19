import type { CarTag } from '../../domain/cars/tag.ts';
import { CarIcon } from './CarIcon.tsx';

/** The tag over a car's picture (CARD-3). */
export function TagBanner({ tag }: { tag: CarTag }) {
	if (tag.kind === 'certified') return <CertifiedBadge text={tag.text} />;
	return (
		<p className={`car-tag car-tag-${tag.kind}`} data-tag={tag.kind}>
			{(tag.kind === 'electric' || tag.kind === 'hybrid') && <CarIcon name="bolt" />}
			{tag.text}
		</p>
	);
}

const points = Array.from({ length: 24 }, (_, index) => {
	const angle = (index * Math.PI) / 12;
	const radius = index % 2 ? 25 : 29;
	return `${(32 + radius * Math.sin(angle)).toFixed(1)},${(32 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

/** A drawn seal: certified cars have an image for a tag (CARD-3). */
function CertifiedBadge({ text }: { text: string }) {
	return (
		<svg className="car-seal" data-tag="certified" viewBox="0 0 64 64" role="img" aria-label={text}>
			<polygon points={points} fill="var(--color-brand)" stroke="var(--color-on-brand)" strokeWidth="1.5" />
			<circle cx="32" cy="32" r="20" fill="none" stroke="var(--color-on-brand)" strokeWidth="1.5" />
			<path d="m22.5 32.5 6.5 6.5 13-14" fill="none" stroke="var(--color-on-brand)" strokeWidth="4.5" />
		</svg>
	);
}
