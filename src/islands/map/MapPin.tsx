import { divIcon, type LeafletEventHandlerFnMap } from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { Marker, Popup } from 'react-leaflet';
import type { MapMarker } from '../../site/places/location-map.ts';

type Props = { marker: MapMarker };

const drawing = ({ number, cards }: MapMarker): string =>
	`<svg data-cards="${cards.join(' ')}" viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 41C26 29 31 21.5 31 15.5a15 15 0 0 0-30 0C1 21.5 6 29 16 41z"/>${number === null ? '<circle cx="16" cy="15.5" r="5.5"/>' : `<text x="16" y="21">${number}</text>`}</svg>`;

/** The focus goes back to the pin when what it opened closes around it. */
const handlers: LeafletEventHandlerFnMap = {
	popupclose({ popup, target }) {
		if (popup.getElement()?.contains(document.activeElement)) target.getElement()?.focus({ preventScroll: true });
	},
};

/** Room for the zoom buttons. */
const besideZoom: [number, number] = [68, 16];

/** A location on the map: a pin in the brand's colour that opens what there is to know of it. */
export function MapPin({ marker }: Props) {
	const { at, name } = marker;
	const icon = useMemo(() => pinIcon(marker), [marker]);
	return (
		<Marker position={at} icon={icon} title={name} eventHandlers={handlers}>
			<Popup minWidth={180} maxWidth={240} autoPanPaddingTopLeft={besideZoom} autoPanPaddingBottomRight={[16, 16]}>
				<PinText marker={marker} />
			</Popup>
		</Marker>
	);
}

/** What a pin opens; the focus goes into it. */
function PinText({ marker }: Props) {
	const { name, address, path, directionsUrl } = marker;
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => link.current?.focus({ preventScroll: true }), []);
	return (
		<div>
			<a ref={link} className="map-card-name" href={path}>
				{name}
			</a>
			{address && <p>{address}</p>}
			{directionsUrl && (
				<a className="link" href={directionsUrl} data-directions>
					Get Directions
				</a>
			)}
		</div>
	);
}

function pinIcon(marker: MapMarker) {
	const html = document.createElement('div');
	html.innerHTML = drawing(marker);
	const text = document.createElement('span');
	text.className = 'sr-only';
	text.textContent = marker.name;
	html.append(text);
	return divIcon({ className: 'map-pin', html, iconSize: [32, 42], iconAnchor: [16, 41], popupAnchor: [0, -38] });
}
