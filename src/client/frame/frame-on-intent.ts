/** Header and search boxes do more once they are pointed at, touched or have the focus; until then pages carry this line. */
for (const intent of ['pointerover', 'focusin'])
	addEventListener(intent, ({ target }) => {
		if (target instanceof Element && target.closest('.site-header,[data-finder]')) void import('./start-frame.ts');
	});
