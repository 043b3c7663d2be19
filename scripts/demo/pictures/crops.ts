/** What phones show of a scene: left, top, width and height in the wide picture's pixels. The shape is that of the hero it is for. */
type Crop = readonly [left: number, top: number, width: number, height: number];

const crops: Record<string, Crop> = {
	showroom: [730, 340, 870, 560],
	lake: [520, 227, 1060, 741],
	coast: [570, 240, 1030, 720],
	desert: [540, 222, 1060, 741],
	city: [550, 100, 1050, 788],
	street: [756, 290, 755, 567],
	farm: [768, 315, 735, 552],
	picnic: [530, 100, 1050, 788],
	country: [715, 294, 829, 579],
	outback: [860, 334, 740, 518],
	depot: [585, 188, 988, 691],
	studio: [400, 158, 1126, 742],
	vines: [488, 176, 1080, 716],
	yard: [560, 330, 1020, 548],
	hills: [540, 330, 1030, 554],
};

/** The scene as phones show it: its own shape around the vehicle, without the dark side for a headline. */
function cropped(svg: string, [left, top, width, height]: Crop): string {
	return svg
		.replace(
			/viewBox="[^"]+" width="\d+" height="\d+"/,
			`viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}"`,
		)
		.replace(/<linearGradient id="y">.*?<\/linearGradient>/, '')
		.replace(/<rect [^>]*fill="url\(#y\)"\/>/, '');
}

/** The scenes for phones, by name: `coast-tall`. */
export const cropScenes = (scenes: Readonly<Record<string, string>>): Record<string, string> =>
	Object.fromEntries(
		Object.entries(crops).flatMap(([name, crop]) => {
			const svg = scenes[name];
			return svg ? [[`${name}-tall`, cropped(svg, crop)]] : [];
		}),
	);
