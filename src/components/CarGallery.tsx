import type { CarTag } from '../domain/car-tag.ts';
import type { Photo } from '../site/car-photos.ts';
import { NewArrival } from './NewArrival.tsx';
import { TagBanner } from './TagBanner.tsx';

type Props = { photos: readonly Photo[]; tag: CarTag | null };

/** A car's photos: a strip to swipe or scroll with the arrow keys, thumbnails that lead to each. It needs no script. */
export function CarGallery({ photos, tag }: Props) {
	return (
		<div className="gallery">
			<div className="gallery-stage">
				{photos.length > 0 ? <Strip photos={photos} /> : <NewArrival />}
				{tag && <TagBanner tag={tag} />}
			</div>
			{photos.length > 1 && <Thumbnails photos={photos} />}
		</div>
	);
}

function Strip({ photos }: Pick<Props, 'photos'>) {
	return (
		<section className="gallery-strip" aria-label="Photos" tabIndex={photos.length > 1 ? 0 : undefined}>
			{photos.map(({ large }, index) => (
				<img
					key={large.alt}
					id={`photo-${index + 1}`}
					src={large.src}
					srcSet={large.srcset}
					sizes={large.sizes}
					width={large.width}
					height={large.height}
					alt={large.alt}
					loading={index > 0 ? 'lazy' : undefined}
					fetchPriority={index === 0 ? 'high' : undefined}
				/>
			))}
		</section>
	);
}

function Thumbnails({ photos }: Pick<Props, 'photos'>) {
	return (
		<ol className="gallery-thumbnails">
			{photos.map(({ thumbnail, large }, index) => (
				<li key={large.alt}>
					<a href={`#photo-${index + 1}`} aria-label={`Photo ${index + 1} of ${photos.length}`}>
						<img src={thumbnail.src} width={thumbnail.width} height={thumbnail.height} alt="" loading="lazy" />
					</a>
				</li>
			))}
		</ol>
	);
}
