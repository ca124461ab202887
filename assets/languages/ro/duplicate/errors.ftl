# Ce este greșit într-un text de reguli al unei partide de duplicat.

errors-rules-variant = regulile variantei { $variant } nu îi sunt cunoscute programului; el cunoaște numai varianta clasic.
errors-rules-figure-twice = același criteriu stă de două ori în ordine.
