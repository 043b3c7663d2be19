/** Icons that we drew on a grid of 24: paths of lines 2 wide. */
export const iconPaths = {
	arrow: 'M5 12h14M13 6l6 6-6 6',
	check: 'M5 12.5l4.5 4.5L19 7.5',
	chevron: 'M6 9.5l6 6 6-6',
	clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
	close: 'M6 6l12 12M18 6L6 18',
	compare: 'M4 8.5h15m-4-4 4 4-4 4M20 16.5H5m4-4-4 4 4 4',
	heart:
		'M12 20S4 15 4 9.2C4 6.5 6 4.8 8.2 4.8c1.6 0 3 .9 3.8 2.3.8-1.4 2.2-2.3 3.8-2.3C18 4.8 20 6.5 20 9.2 20 15 12 20 12 20z',
	mail: 'M4 6.5h16v11H4zM4.5 7l7.5 6 7.5-6',
	menu: 'M4 7h16M4 12h16M4 17h16',
	phone:
		'M5.5 4h3.2l1.6 4.2-2 1.5a11.5 11.5 0 0 0 6 6l1.5-2 4.2 1.6v3.2c0 .9-.7 1.5-1.6 1.5C10.9 19.6 4.4 13.1 4 5.6 4 4.7 4.6 4 5.5 4z',
	play: 'M8 5.5v13l10-6.5z',
	share: 'M12 15V4M8 7.5 12 3.5l4 4M7 11H5v9.5h14V11h-2',
	pin: 'M12 21c4.3-4.4 6.5-7.9 6.5-10.8a6.5 6.5 0 0 0-13 0C5.5 13.1 7.7 16.6 12 21zM12 12.5a2.4 2.4 0 1 0 0-4.8 2.4 2.4 0 0 0 0 4.8z',
	user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0z',
} as const;

export type IconName = keyof typeof iconPaths;
