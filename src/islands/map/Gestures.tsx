import { useEffect } from 'react';
import { useMap } from 'react-leaflet';

/**
 * Lets a page be scrolled past its map: the wheel zooms it only while the focus is in it, and a finger moves it only after
 * it has been tapped. Escape closes what a pin has opened, wherever in the map the focus is.
 */
export function Gestures(): null {
	const map = useMap();
	useEffect(() => {
		const container = map.getContainer();
		const take = () => {
			map.scrollWheelZoom.enable();
			map.dragging.enable();
		};
		const leave = ({ relatedTarget }: FocusEvent) => {
			if (relatedTarget instanceof Node && container.contains(relatedTarget)) return;
			map.scrollWheelZoom.disable();
			if (isTouch()) map.dragging.disable();
		};
		const close = ({ key }: KeyboardEvent) => {
			if (key === 'Escape') map.closePopup();
		};
		container.addEventListener('keydown', close);
		container.addEventListener('focusin', take);
		container.addEventListener('focusout', leave);
		return () => {
			container.removeEventListener('keydown', close);
			container.removeEventListener('focusin', take);
			container.removeEventListener('focusout', leave);
		};
	}, [map]);
	return null;
}

/** Whether fingers are what the screen is mainly pointed at with. */
export const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches;
