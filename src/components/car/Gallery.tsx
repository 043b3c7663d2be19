import type { CarTag } from '../../domain/car-tag.ts';
import type { Photo } from '../../site/car-photos.ts';
import { CarIcon } from '../CarIcon.tsx';
import { NewArrival } from '../NewArrival.tsx';
import { TagBanner } from '../TagBanner.tsx';

type Props = {
	photos: readonly Photo[];
	tag: CarTag | null;
	/** The car, for those who hear of its photos. */
	name: string;
};

/**
 * A car's photos: a strip to swipe or scroll with the arrow keys, thumbnails that lead to each. It needs no script; the
 * one in src/client/car-gallery.ts adds the view that fills the screen.
 */
export function Gallery({ photos, tag, name }: Props) {
	return (
		<div className="gallery" data-gallery>
			<div className="gallery-stage">
				{photos.length > 0 ? <Strip photos={photos} /> : <NewArrival />}
				{tag && <TagBanner tag={tag} />}
				{photos.length > 0 && (
					<button type="button" className="gallery-button gallery-open" data-gallery-open hidden>
						<CarIcon name="expand" />
						<span className="sr-only">Full screen</span>
					</button>
				)}
			</div>
			{photos.length > 1 && <Thumbnails photos={photos} />}
			{photos.length > 0 && <FullScreen name={name} several={photos.length > 1} />}
		</div>
	);
}

/** Empty until it is opened: then the strip's photos are in it, too. */
function FullScreen({ name, several }: { name: string; several: boolean }) {
	return (
		<dialog className="gallery-full" aria-label={`Photos of the ${name}`}>
			<div className="gallery-full-head">
				<p aria-live="polite" data-gallery-place />
				<form method="dialog">
					<button type="submit" className="gallery-button" aria-label="Close">
						<CarIcon name="close" />
					</button>
				</form>
			</div>
			<section className="gallery-full-strip" data-gallery-photos aria-label="Large photos" />
			{several && (
				<>
					<button
						type="button"
						className="gallery-button gallery-back"
						data-gallery-step="-1"
						aria-label="Previous photo"
					>
						<CarIcon name="chevron-left" />
					</button>
					<button type="button" className="gallery-button gallery-next" data-gallery-step="1" aria-label="Next photo">
						<CarIcon name="chevron-right" />
					</button>
				</>
			)}
		</dialog>
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
