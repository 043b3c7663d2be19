import { encode } from 'uqr';

/** The QR code of an address as the markup of a drawing: one path, sharp at any size. */
export function qrSvg(address: string): string {
	const { data, size } = encode(address, { ecc: 'M', border: 2 });
	const path = data.map((row, y) => rowPath(row, y)).join('');
	return `<svg viewBox="0 0 ${size} ${size}" role="img" aria-label="QR code of this page" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}

/** The dark squares of a row, side by side ones as one. */
function rowPath(row: readonly boolean[], y: number): string {
	let path = '';
	for (let x = 0; x < row.length; x++) {
		if (!row[x]) continue;
		const from = x;
		while (row[x + 1]) x++;
		path += `M${from} ${y}h${x - from + 1}v1h-${x - from + 1}z`;
	}
	return path;
}
