<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>{{ it.title }}</title>
<meta name="description" content="{{ it.description }}"><link rel="canonical" href="{{ it.url }}">{{#each it.fonts as font }}
<link rel="preload" href="{{ font.href }}" as="font" type="font/woff2" crossorigin>{{/each}}{{{ it.styles }}}
<link rel="stylesheet" href="{{ it.sheet }}">{{{ it.favicon }}}{{> metatags it }}{{{ it.jsonld }}}</head>
