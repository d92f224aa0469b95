/** Compiles an archive of Python modules by the Python of the page: `node compiled.mjs FROM.zip TO.zip`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

const [from, to] = process.argv.slice(2);
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0' } });
python.FS.writeFile('/from.zip', new Uint8Array(readFileSync(from)));
python.runPython(`
import ast, zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

def bare(tree):
    """Without docstrings, which nobody reads there."""
    for node in ast.walk(tree):
        if isinstance(node, DOCUMENTED) and ast.get_docstring(node, clean=False) is not None:
            node.body[:1] = [] if node.body[1:] else [ast.copy_location(ast.Pass(), node.body[0])]
    return tree

DOCUMENTED = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
with zipfile.ZipFile("/from.zip") as given, zipfile.ZipFile("/to.zip", "w") as made:
    for name in given.namelist():
        content = given.read(name)
        if name.endswith(".py"):
            code = compile(bare(ast.parse(content)), "/core/" + name, "exec", dont_inherit=True, optimize=0)
            content, name = _code_to_hash_pyc(code, source_hash(content), checked=False), name + "c"
        made.writestr(zipfile.ZipInfo(name), bytes(content))
`);
writeFileSync(to, python.FS.readFile('/to.zip'));
