/** A photo as an image takes it. */
type Photo = { src: string; srcset: string };

const known = new Map<string, Promise<Photo[]>>();

/**
 * A car's photos, from its own page: no list has to carry the photos of its cars, and the page is at hand when its link is followed.
 * None where the page cannot be had.
 */
export function carPhotos(path: string): Promise<Photo[]> {
	const photos = known.get(path) ?? load(path);
	known.set(path, photos);
	return photos;
}

async function load(path: string): Promise<Photo[]> {
	try {
		const response = await fetch(path);
		if (!response.ok) return [];
		const page = new DOMParser().parseFromString(await response.text(), 'text/html');
		const images = page.querySelectorAll<HTMLImageElement>('[data-gallery-strip] img');
		return [...images].map((image) => ({
			src: image.getAttribute('src') ?? '',
			srcset: image.getAttribute('srcset') ?? '',
		}));
	} catch {
		// No connection: the card's own picture is all there is.
		known.delete(path);
		return [];
	}
}
