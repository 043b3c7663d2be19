/** Header and search boxes do more once they are pointed at, touched or have the focus; until then pages carry these lines. */
for (const intent of ['pointerover', 'focusin'])
	addEventListener(intent, ({ target }) => {
		if ((target as Element).closest?.('.site-header,[data-finder]')) void import('./start-frame.ts');
	});
