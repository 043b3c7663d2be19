{{#each it.scripts as script }}<script type="module" src="{{ script.src }}"></script>{{/each}}
