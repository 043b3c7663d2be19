<link rel="stylesheet" media="print" href="{{ it.printsheet }}"><div class="print-foot"><div data-print-code></div><p><strong>
{{ it.sitename }}</strong><span>{{ it.where }}</span><span>{{ it.shorturl }}</span><span>Stock number {{ it.stocknum }}</span></p>
</div>
